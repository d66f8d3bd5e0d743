#!/bin/sh
# Prints what nginx has to know of a build: nginx-pages.sh BUILD NEWEST, both links to a build.
# Names the build's own folder, not the link: pages and the policies that allow their styles must change together, when
# nginx is reloaded. Hashed files come from the newest build, which has the earlier ones' too, even after a rollback.
set -eu
build=$(readlink -f "$1")
newest=$(readlink -f "$2")
cat <<END
set \$build $build;
if (\$uri ~ ^/assets/) { set \$build $newest; }
root \$build/client;
include $build/nginx.conf;
END
