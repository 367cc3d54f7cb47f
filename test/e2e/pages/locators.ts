/**
 * Locators for what a user sees or a screen reader reads: by role, label and text, never by class
 * or structure. All are XPath, which both drivers evaluate alike. Prefix one with another to search
 * inside it: `dialog(a) + button(b)`.
 */

/** XPath has no escapes: a text with both kinds of quotes has to be put together. */
function quoted(text: string): string {
  if (!text.includes('"')) return `"${text}"`
  return `concat(${text
    .split('"')
    .map((part) => `"${part}"`)
    .join(`, '"', `)})`
}

const hasText = (text: string) => `normalize-space(.)=${quoted(text)}`

export const button = (name: string): string =>
  `//button[${hasText(name)} or @aria-label=${quoted(name)}]`

/** A link to another screen. */
export const link = (name: string): string => `//a[${hasText(name)}]`

/** A button whose name ends with something variable, such as an amount. */
export const buttonStarting = (start: string): string =>
  `//button[starts-with(normalize-space(.), ${quoted(start)})]`

/** A text field by its label. */
export const field = (label: string): string =>
  `//input[@aria-label=${quoted(label)} or @id=//label[${hasText(label)}]/@for]`

/** A tick box by its sentence, which is its target too. */
export const checkLine = (sentence: string): string =>
  `//label[.//input[@type="checkbox"]][contains(., ${quoted(sentence)})]`

export const heading = (text: string): string =>
  `//*[self::h1 or self::h2 or self::h3][${hasText(text)}]`

/** A card or section by its title or name. */
export const region = (title: string): string =>
  `//section[@aria-label=${quoted(title)} or @aria-labelledby=//*[${hasText(title)}]/@id]`

export const dialog = (title: string): string =>
  `//*[@role="dialog" or @role="alertdialog"][@aria-labelledby=//*[${hasText(title)}]/@id]`

/** The rows of a list that can be tapped and contain the text. */
export const listRow = (list: string, text: string): string =>
  `//ul[@aria-label=${quoted(list)}]//*[self::a or self::button][contains(., ${quoted(text)})]`

/** The value of a term in a definition list. */
export const termValue = (term: string): string => `//dt[${hasText(term)}]/following-sibling::dd[1]`

/** The innermost element with this text. */
export const words = (text: string): string =>
  `//*[contains(., ${quoted(text)}) and not(*[contains(., ${quoted(text)})])]`

export const status = (): string => `//main//*[@role="status"]`
