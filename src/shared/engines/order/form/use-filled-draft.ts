import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { sessionStore } from '#platform/stores/session-store.ts'
import { loadDraft, saveDraft } from '#session/draft.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

interface Filling<S extends v.GenericSchema<unknown, object>> {
  readonly key: string
  readonly schema: S
  readonly initial: v.InferOutput<S>
  /** The draft with what the address names; null where it names nothing. */
  readonly fill: ((draft: v.InferOutput<S>) => v.InferOutput<S>) | null
  /** The address without what it has filled in. */
  readonly rest: string
}

/**
 * Fills a draft from the address once, then removes these fields from the address, so that a reload
 * keeps later input.
 */
export function useFilledDraft<S extends v.GenericSchema<unknown, object>>(filling: Filling<S>) {
  const { key, schema, initial, fill, rest } = filling
  const replace = useReplace()
  useState(() => {
    if (fill === null) return
    saveDraft(sessionStore, key, fill(loadDraft(sessionStore, key, schema) ?? initial))
  })
  const given = fill !== null
  useEffect(() => {
    if (given) replace(rest)
  }, [given, rest, replace])
}
