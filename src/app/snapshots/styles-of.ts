/** The rules of a sheet, with those inside `@media`, `@supports` and the like. */
function* rulesOf({ cssRules }: { readonly cssRules: CSSRuleList }): Generator<CSSStyleRule> {
  for (const rule of cssRules) {
    if (rule instanceof CSSStyleRule) yield rule
    else if (rule instanceof CSSGroupingRule) yield* rulesOf(rule)
  }
}

function applies(sheet: CSSStyleSheet, root: Element): boolean {
  try {
    for (const { selectorText } of rulesOf(sheet)) {
      if (root.querySelector(selectorText) !== null) return true
    }
    return false
  } catch {
    // Another site's, or a selector that this engine cannot look for.
    return true
  }
}

/**
 * The paths of the document's stylesheets of which a rule applies to what is drawn below an element,
 * in their order. Sheets that are loaded for other screens are left out.
 */
export function stylesOf(root: Element): string[] {
  return [...document.styleSheets].flatMap((sheet) =>
    sheet.href !== null && applies(sheet, root) ? [new URL(sheet.href).pathname] : [],
  )
}
