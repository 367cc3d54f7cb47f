/** A like, a favourite or a follow that is shown before the provider has answered. */

export interface MarkState {
  /** As the provider last said. */
  readonly known: { readonly on: boolean; readonly count: number }
  /** True if the user wants it by now. */
  readonly wanted: boolean
  /** The wish that was sent and is not answered yet; null: nothing. One call at a time. */
  readonly sent: boolean | null
}

export type MarkEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly on: boolean; readonly count: number }
  | { readonly type: 'failed' }

export const markOf = (known: MarkState['known']): MarkState => ({
  known,
  wanted: known.on,
  sent: null,
})

/** Returns what to send now; null for nothing. */
export const markToSend = ({ known, wanted, sent }: MarkState): boolean | null =>
  sent === null && wanted !== known.on ? wanted : null

/** Only the user's own mark is counted ahead of the provider. */
export function shownMark({ known, wanted }: MarkState): MarkState['known'] {
  const change = wanted === known.on ? 0 : wanted ? 1 : -1
  return { on: wanted, count: Math.max(0, known.count + change) }
}

export function markAfter(state: MarkState, event: MarkEvent): MarkState {
  switch (event.type) {
    case 'toggled':
      return { ...state, wanted: !state.wanted }
    case 'sent':
      return { ...state, sent: markToSend(state) }
    case 'answered':
      return { ...state, known: { on: event.on, count: event.count }, sent: null }
    // The wish of meanwhile is given up as well: the user sees that nothing has changed.
    case 'failed':
      return markOf(state.known)
  }
}
