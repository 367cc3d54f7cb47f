import { useEffect, useState } from 'react'

export type ChartPaint = Readonly<
  Record<'own' | 'wash' | 'gold' | 'gray' | 'teal' | 'violet' | 'grid' | 'zero' | 'ground', string>
>

const TOKENS = {
  own: '--color-brand',
  wash: '--chart-wash',
  gold: '--color-gold',
  gray: '--chart-gray',
  teal: '--part-3',
  violet: '--part-4',
  grid: '--color-hairline',
  zero: '--chart-zero',
  ground: '--color-surface',
} as const

function readTokens(): ChartPaint {
  // As colours of elements, which are those of the theme in every engine; all are set before one is
  // read, so that the page's styles are computed once.
  const probe = document.createElement('div')
  const spanOf = (token: string) => {
    const span = probe.appendChild(document.createElement('span'))
    span.style.color = `var(${token})`
    return span
  }
  const spans = {
    own: spanOf(TOKENS.own),
    wash: spanOf(TOKENS.wash),
    gold: spanOf(TOKENS.gold),
    gray: spanOf(TOKENS.gray),
    teal: spanOf(TOKENS.teal),
    violet: spanOf(TOKENS.violet),
    grid: spanOf(TOKENS.grid),
    zero: spanOf(TOKENS.zero),
    ground: spanOf(TOKENS.ground),
  }
  document.body.append(probe)
  const read = (span: Element) => getComputedStyle(span).color
  const paint = {
    own: read(spans.own),
    wash: read(spans.wash),
    gold: read(spans.gold),
    gray: read(spans.gray),
    teal: read(spans.teal),
    violet: read(spans.violet),
    grid: read(spans.grid),
    zero: read(spans.zero),
    ground: read(spans.ground),
  }
  probe.remove()
  return paint
}

/** The tokens a canvas needs as text; read again when the theme or the text size changes. */
export function useChartPaint(): ChartPaint {
  const [paint, setPaint] = useState(readTokens)
  useEffect(() => {
    const readAgain = (): void => setPaint(readTokens())
    const watcher = new MutationObserver(readAgain)
    watcher.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-text'],
    })
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', readAgain)
    return () => {
      watcher.disconnect()
      dark.removeEventListener('change', readAgain)
    }
  }, [])
  return paint
}
