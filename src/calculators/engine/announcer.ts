/** Tells a screen reader what follows from the answers, once the visitor pauses. */
const pause = 1000;

export function announcer(status: Element | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => clearTimeout(timer);
  return {
    soon: (text: () => string) => {
      if (!status) return;
      // Emptied, so that the same words are heard again.
      status.textContent = '';
      close();
      timer = setTimeout(() => {
        status.textContent = text();
      }, pause);
    },
    close,
  };
}
