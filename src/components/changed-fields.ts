/** Whether a visitor, or the browser for them, has changed a field: typed, ticked, chosen, filled in or restored. */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a field has another value than the HTML gives it. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return given !== undefined && field.value !== given.value;
  }
  if (field instanceof HTMLInputElement && isTick(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

export const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
