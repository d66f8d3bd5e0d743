/** Every rule of the site, for the build to gather in one file. The layers' order comes first. */
import '../styles/site.css';
import '../components/layout.tsx';
import './page-template.tsx';
