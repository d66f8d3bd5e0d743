/**
 * The reCAPTCHA widget of invisible size, in a React root of its own: whatever its script does or fails to
 * do, the form and the page around it go on.
 */
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import ReCAPTCHA from 'react-google-recaptcha';
import { captchaAnswerField } from '../../../contract/enquiry-api.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Captcha } from './captcha.ts';

/** The owner's delay between leaving the form and removing the widget's iframe. */
export const removalDelay = 5000;

/** How long a sending waits for the provider, each time anew while the visitor solves its puzzle. */
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
  // At once, because the form may ask at once: the widget itself waits for the provider's script.
  flushSync(() => {
    root.render(
      <ReCAPTCHA ref={widget} sitekey={siteKey} size="invisible" asyncScriptOnLoad={noteLoading} />,
    );
  });

  return {
    answer: async () => {
      if (!widget.current) return {};
      // A token is good for one question and two minutes, so each sending asks anew.
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

/** In doubt the provider shows a puzzle in a frame of its own; people need time for it. */
function puzzleIsOpen(): boolean {
  const frame = document.querySelector('iframe[src*="/bframe"]');
  return frame?.checkVisibility({ visibilityProperty: true }) ?? false;
}
