/** The invisible reCAPTCHA widget. It has a React root of its own, so that its failures don't reach the form. */
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import ReCAPTCHA from 'react-google-recaptcha';
import { captchaAnswerField } from '../../../contract/enquiry-api.ts';
import { type Captcha, withTimeout } from './captcha.ts';

/** The owner's delay between leaving the form and removing the widget's iframe. */
const removalDelay = 5000;

/** How long we wait for the provider; the wait starts again while the visitor solves a puzzle. */
const answerLimit = 6000;

export function openRecaptcha(siteKey: string): Captcha {
  const host = document.createElement('div');
  document.body.append(host);
  const widget = createRef<ReCAPTCHA>();
  let asked = false;
  let giveUp = () => {};
  const givenUp = new Promise<null>((resolve) => {
    giveUp = () => resolve(null);
  });

  const root = createRoot(host, { onUncaughtError: giveUp });
  const noteLoading = (script?: { errored?: boolean }) => {
    if (script?.errored) giveUp();
  };
  // The form may ask for an answer right away, and the widget waits for the provider's script itself.
  flushSync(() => {
    root.render(
      <ReCAPTCHA ref={widget} sitekey={siteKey} size="invisible" asyncScriptOnLoad={noteLoading} />,
    );
  });

  return {
    answer: async () => {
      if (!widget.current) return {};
      // A token is valid once and for two minutes, so each attempt asks for a new one.
      if (asked) widget.current.reset();
      asked = true;
      let isOver = false;
      const asking = Promise.race([widget.current.executeAsync(), givenUp]).finally(() => {
        isOver = true;
      });
      let token = await withTimeout(answerLimit, asking);
      while (!isOver && puzzleIsOpen()) token = await withTimeout(answerLimit, asking);
      return token ? { [captchaAnswerField.recaptcha]: token } : {};
    },
    close: () => {
      host.hidden = true;
      setTimeout(() => {
        root.unmount();
        host.remove();
      }, removalDelay);
    },
  };
}

/** If the provider is in doubt, it shows a puzzle in a frame, and people need time to solve it. */
function puzzleIsOpen(): boolean {
  const frame = document.querySelector('iframe[src*="/bframe"]');
  return frame?.checkVisibility({ visibilityProperty: true }) ?? false;
}
