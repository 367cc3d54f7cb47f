import { useSyncExternalStore } from 'react'

const KEY = 'hideAmounts'
/** The replacement of a hidden figure: as wide for every amount, so that nothing can be guessed. */
const HIDDEN = '****'

/** Sums with two decimals: a value of a share has four, and stays. */
const SUMS = /[+-]?\d[\d,]*\.\d{2}(?= ?[元份])/g

const listeners = new Set<() => void>()
/** A choice that the storage has refused: it holds for as long as the page lives. */
let refused: boolean | null = null

function read(): boolean {
  if (refused !== null) return refused
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

function write(hidden: boolean): void {
  try {
    localStorage.setItem(KEY, hidden ? '1' : '0')
    refused = null
  } catch {
    refused = hidden
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another page of the app may have changed it.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export interface HiddenAmounts {
  readonly hidden: boolean
  readonly toggle: () => void
  /** The text, or its mask while amounts are hidden. */
  readonly veil: (text: string) => string
  /** The text with each sum of yuan and each number of shares in it masked while amounts are hidden. */
  readonly veilIn: (text: string) => string
}

/**
 * Returns whether sums of money are hidden from those who look over the shoulder: one choice for
 * all screens, remembered.
 */
export function useHiddenAmounts(): HiddenAmounts {
  const hidden = useSyncExternalStore(subscribe, read)
  return {
    hidden,
    toggle: () => write(!hidden),
    veil: (text) => (hidden ? HIDDEN : text),
    veilIn: (text) => (hidden ? text.replace(SUMS, HIDDEN) : text),
  }
}
