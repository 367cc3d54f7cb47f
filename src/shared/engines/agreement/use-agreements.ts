import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { listProtocols, type AgreementScene } from '#api/calls/registration.ts'
import { queryFor } from '#api/query.ts'
import { useDraft } from '#session/draft.ts'
import { DOCUMENTS_PART, hasConsented } from './consent.ts'
import type { Missing } from '#ui/base/Button.tsx'

/** The hashes of wordings that were read to their end, and whether they were agreed to. */
const consentDraft = v.object({ read: v.array(v.string()), agreed: v.boolean() })
const NO_CONSENT = { read: [], agreed: false }

/**
 * The agreements of a scene, the consent to them by the hashes of their wordings, and what the user
 * must do about them first; a changed wording has to be read again.
 */
export function useAgreements(scene: AgreementScene) {
  const query = useQuery(queryFor(listProtocols, { scene }))
  const [consent, update] = useDraft(`consent-${scene}`, consentDraft, NO_CONSENT)
  const protocols = query.data?.protocols
  const agreed = protocols !== undefined && hasConsented(protocols, consent)
  const missing: Missing | null = agreed
    ? null
    : { reason: '请先阅读并同意下方文件', target: DOCUMENTS_PART }
  return { query, consent, update, agreed, missing }
}

export type Agreements = ReturnType<typeof useAgreements>
