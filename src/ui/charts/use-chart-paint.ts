import { useEffect, useState } from 'react'

export type ChartPaint = Readonly<
  Record<'own' | 'wash' | 'gold' | 'gray' | 'grid' | 'zero' | 'ground', string>
>

function readTokens(): ChartPaint {
  // As a colour of an element, which is the one of the theme in every engine.
  const probe = document.body.appendChild(document.createElement('span'))
  const read = (name: string): string => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  const paint = {
    own: read('--color-brand'),
    wash: read('--chart-wash'),
    gold: read('--color-gold'),
    gray: read('--chart-gray'),
    grid: read('--color-hairline'),
    zero: read('--chart-zero'),
    ground: read('--color-surface'),
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
