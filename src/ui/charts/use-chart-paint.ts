import { useEffect, useState } from 'react'

export type ChartPaint = Readonly<
  Record<'own' | 'wash' | 'gold' | 'gray' | 'grid' | 'zero' | 'ground', string>
>

function readTokens(): ChartPaint {
  const tokens = getComputedStyle(document.documentElement)
  const read = (name: string): string => tokens.getPropertyValue(name).trim()
  return {
    own: read('--color-brand'),
    wash: read('--chart-wash'),
    gold: read('--color-gold'),
    gray: read('--chart-gray'),
    grid: read('--color-hairline'),
    zero: read('--chart-zero'),
    ground: read('--color-surface'),
  }
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
