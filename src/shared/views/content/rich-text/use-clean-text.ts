import { useEffect, useMemo, useState } from 'react'
import type { CleanText } from './clean-rich-text.ts'

type Clean = (html: string) => CleanText

let loaded: Clean | null = null

/** The cleaner, in a chunk of its own; a load that failed is tried again by the next call. */
export async function loadCleaner(): Promise<Clean> {
  loaded ??= (await import('./page-cleaner.ts')).cleanForPage
  return loaded
}

export type CleanState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly text: CleanText }

/** The text cleaned, once the cleaner is there. */
export function useCleanText(html: string): CleanState {
  const [clean, setClean] = useState<Clean | null>(() => loaded)
  const [phase, setPhase] = useState<'loading' | 'failed'>('loading')
  useEffect(() => {
    if (clean !== null || phase === 'failed') return undefined
    let gone = false
    loadCleaner().then(
      (it) => gone || setClean(() => it),
      () => gone || setPhase('failed'),
    )
    return () => {
      gone = true
    }
  }, [clean, phase])
  const text = useMemo(() => clean?.(html), [clean, html])
  if (text !== undefined) return { state: 'ready', text }
  return phase === 'failed'
    ? { state: 'failed', retry: () => setPhase('loading') }
    : { state: 'loading' }
}
