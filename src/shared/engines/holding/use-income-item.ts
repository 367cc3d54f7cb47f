import type { ReactNode } from 'react'
import type { GridFigure } from '#ui/text/FigureGrid.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import type { IncomeFigure } from './income-figure.ts'

/** Yesterday's income as an item of a `FigureGrid`, with the note on what is missing below it. */
export function useIncomeItem(): (income: IncomeFigure, label: ReactNode) => GridFigure {
  const { hidden, veil } = useHiddenAmounts()
  return ({ text, tone, known, note }, label) => ({
    key: 'yesterdayIncome',
    label,
    value: known ? veil(text) : text,
    tone: hidden && known ? 'ink' : tone,
    note: note ?? undefined,
  })
}
