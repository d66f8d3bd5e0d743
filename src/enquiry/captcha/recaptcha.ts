/**
 * The invisible reCAPTCHA widget, by the provider's own script:
 * https://developers.google.com/recaptcha/docs/invisible
 */
import { captchaAnswerField } from '../../../contract/enquiry-api.ts';
import { type Captcha, withTimeout } from './captcha.ts';

/** Between leaving the form and removing the widget's iframe. */
const removalDelay = 5000;

/** It begins again while the visitor solves a puzzle. */
const answerLimit = 6000;

type Provider = {
  render(
    container: Element,
    options: Record<'sitekey' | 'size', string> &
      Record<'callback', (token: string) => void> &
      Record<'expired-callback' | 'error-callback', () => void>,
  ): number;
  execute(widget: number): void;
  reset(widget: number): void;
};

declare global {
  interface Window {
    grecaptcha?: Provider;
    onloadcallback?: () => void;
  }
}

const address = 'https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit';

let provider: Promise<Provider> | undefined;

function loadProvider(): Promise<Provider> {
  provider ??= new Promise<Provider>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    // The script fetches a second one, which calls back.
    window.onloadcallback = () => {
      if (window.grecaptcha) resolve(window.grecaptcha);
    };
    script.onerror = () => {
      script.remove();
      provider = undefined;
      reject(new Error('reCAPTCHA could not be loaded'));
    };
    document.body.append(script);
  });
  return provider;
}

export function openRecaptcha(siteKey: string): Captcha {
  const host = document.createElement('div');
  document.body.append(host);
  let hasAsked = false;
  let finish = (_token: string | null) => {};
  const opening = loadProvider().then((recaptcha) => {
    const fail = () => finish(null);
    const widget = recaptcha.render(host, {
      sitekey: siteKey,
      size: 'invisible',
      callback: (token) => finish(token),
      'expired-callback': fail,
      'error-callback': fail,
    });
    return { recaptcha, widget };
  });
  opening.catch(() => undefined);

  const ask = async (): Promise<string | null> => {
    const { recaptcha, widget } = await opening;
    // A token is valid once and for two minutes, so each attempt asks for a new one.
    if (hasAsked) recaptcha.reset(widget);
    hasAsked = true;
    return await new Promise((resolve) => {
      finish = resolve;
      recaptcha.execute(widget);
    });
  };

  return {
    answer: async () => {
      let isOver = false;
      const asking = ask().finally(() => {
        isOver = true;
      });
      let token = await withTimeout(answerLimit, asking);
      while (!isOver && puzzleIsOpen()) token = await withTimeout(answerLimit, asking);
      return token ? { [captchaAnswerField.recaptcha]: token } : {};
    },
    close: () => {
      host.hidden = true;
      setTimeout(() => host.remove(), removalDelay);
    },
  };
}

function puzzleIsOpen(): boolean {
  const frame = document.querySelector('iframe[src*="/bframe"]');
  return frame?.checkVisibility({ visibilityProperty: true }) ?? false;
}
