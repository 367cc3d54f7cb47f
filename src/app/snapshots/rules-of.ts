/** A part of an element, which no selector finds; its element is looked for. */
const PART = /::[\w-]+(?:\([^)]*\))?/g

function applies({ selectorText }: CSSStyleRule, root: Element): boolean {
  try {
    return root.querySelector(selectorText.replace(PART, '')) !== null
  } catch {
    // A selector that this engine cannot look for.
    return true
  }
}

function textOf(rules: CSSRuleList, root: Element): string {
  let text = ''
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      if (applies(rule, root)) text += rule.cssText
    } else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
      const kind = rule instanceof CSSMediaRule ? '@media' : '@supports'
      const inner = textOf(rule.cssRules, root)
      if (inner !== '') text += `${kind} ${rule.conditionText}{${inner}}`
    } else if (!(rule instanceof CSSKeyframesRule)) text += rule.cssText
  }
  return text
}

/**
 * The rules of the document's own stylesheets that apply to what is drawn below an element, in their
 * order, as CSS; not those of what a finger or the focus is on. Animations are left out: what is shown once
 * more does not come in again.
 */
export function rulesOf(root: Element): string {
  const own = [...document.styleSheets].filter(({ href }) =>
    href?.startsWith(`${location.origin}/`),
  )
  return own.map((sheet) => textOf(sheet.cssRules, root)).join('')
}
