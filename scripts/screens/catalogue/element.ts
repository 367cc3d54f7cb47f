export type Child = Node | string

/** An element with attributes and children; texts stay texts. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const it = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) it.setAttribute(name, value)
  it.append(...children)
  return it
}

export function button(label: Child, tapped: () => void, attributes = {}): HTMLButtonElement {
  const it = element('button', { type: 'button', ...attributes }, label)
  it.addEventListener('click', tapped)
  return it
}
