import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { saveOpeningInfo } from '#api/calls/account-opening.ts'
import { hasUnsaved, NO_PERSONAL_INFO, sectionsToSave } from '#domain/person/personal-info.ts'
import { NO_TAX_INFO } from '#domain/person/tax-residence.ts'
import type { authenticPaths } from '#paths/authentic.ts'
import type { PathInput } from '#paths/path.ts'
import {
  DECLARATION_MISSING,
  personalMissing,
  taxMissing,
} from '#shared/person/info/person-missing.ts'
import {
  readPersonal,
  readTax,
  sentPersonal,
  sentSections,
  sentTax,
} from '#shared/person/info/person-wire.ts'
import { GENERAL, submissionCall } from '#shared/submission/submission-call.ts'
import { noAnswer } from '#shared/submission/submission-words.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { useUnsaved } from '#templates/use-unsaved.ts'
import type { OpeningProgress } from '../parts/AtOpeningStep.tsx'
import { openingPath } from '../parts/opening-path.ts'
import { sayableState, savingState } from './saving-state.ts'

/** A section that is refused is marked as not saved. */
const NOT_SAVED = { at: 'none' } as const
const AUTOSAVE = submissionCall(saveOpeningInfo, {
  notFound: NOT_SAVED,
  alreadyAuthenticated: NOT_SAVED,
  otherwise: NOT_SAVED,
})
const SAVE = submissionCall(saveOpeningInfo, { notFound: GENERAL, alreadyAuthenticated: GENERAL })

type Input = PathInput<typeof authenticPaths.replenishInformation>

/** How long nothing has to be typed before a section that is complete is saved, ms. */
const QUIET = 800

/** What the opening holds already; the address is that of the identity card until it is changed. */
function start({ info, document }: OpeningProgress) {
  const personal = info === null ? NO_PERSONAL_INFO : readPersonal({ ...info, investorName: '' })
  return {
    personal:
      personal.address === '' ? { ...personal, address: document?.address ?? '' } : personal,
    tax: info === null ? NO_TAX_INFO : readTax(info),
    saved: personal,
  }
}

/** The form of the opening: complete sections are saved as they are entered, all at the button. */
export function useReplenish({ from }: Input, progress: OpeningProgress) {
  const navigate = useNavigate()
  const [initial] = useState(() => start(progress))
  const [personal, setPersonal] = useState(initial.personal)
  const [tax, setTax] = useState(initial.tax)
  const [declared, setDeclared] = useState(false)
  const [saved, setSaved] = useState(initial.saved)
  const [done, setDone] = useState(false)
  /** What the last section's saving held. */
  const tried = useRef(initial.saved)
  const open = sectionsToSave(saved, personal)
  useUnsaved(!done && (tax !== initial.tax || hasUnsaved(initial.personal, saved, personal)))

  const autosaving = useSubmission({
    call: () => AUTOSAVE(sentSections(personal, sectionsToSave(saved, personal))),
    onDone: () => setSaved(tried.current),
    // Said by the state; the button saves all of it again.
    onUnknown: () => {},
    repeats: true,
  })
  const { start: autosave, at } = autosaving
  const pending = open.join()
  const isFree = !done && at !== 'sending'
  const latest = useRef(autosave)
  useEffect(() => {
    latest.current = autosave
  })
  useEffect(() => {
    if (pending === '' || !isFree || tried.current === personal) return undefined
    const timer = setTimeout(() => {
      tried.current = personal
      void latest.current()
    }, QUIET)
    return () => clearTimeout(timer)
  }, [pending, personal, isFree])

  const saving = useSubmission({
    call: () => SAVE({ ...sentPersonal(personal), ...sentTax(tax) }),
    onDone(reached) {
      if (reached === null) return
      setDone(true)
      void navigate(openingPath(reached.step, from))
    },
    words: { unknown: { at: 'dialog', text: noAnswer('请检查网络后再试') } },
    repeats: true,
  })

  return {
    personal,
    tax,
    declared,
    state: sayableState(savingState(at), open),
    changePersonal: (change: Partial<typeof personal>) => setPersonal({ ...personal, ...change }),
    changeTax: (change: Partial<typeof tax>) => {
      setTax({ ...tax, ...change })
      setDeclared(false)
    },
    declare: setDeclared,
    missing:
      personalMissing(personal) ?? taxMissing(tax) ?? (declared ? null : DECLARATION_MISSING),
    next: () => saving.start(),
  }
}
