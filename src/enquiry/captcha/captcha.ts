/** What every captcha is to the form. */

/** Without any, the server marks the enquiry unverified. */
export type CaptchaFields = Readonly<Record<string, string>>;

export type Captcha = {
  answer(): Promise<CaptchaFields>;
  close(): void;
};

export function withTimeout<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    promise.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}
