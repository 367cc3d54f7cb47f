import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { saveOpeningInfo } from '#api/calls/account-opening.ts'
import { CallRefused, send } from '#api/client.ts'
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
import { useUnsaved } from '#templates/use-unsaved.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import type { OpeningProgress } from '../parts/AtOpeningStep.tsx'
import { openingPath } from '../parts/opening-path.ts'
import { sayableState, type SavingState } from './saving-state.ts'

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
  const [state, setState] = useState<SavingState>(null)
  const [done, setDone] = useState(false)
  const newest = useRef(0)
  const open = sectionsToSave(saved, personal)
  useUnsaved(!done && (tax !== initial.tax || hasUnsaved(initial.personal, saved, personal)))

  const pending = open.join()
  useEffect(() => {
    if (pending === '' || done) return undefined
    const save = async () => {
      newest.current += 1
      const own = newest.current
      setState('saving')
      let isSaved = false
      try {
        const sections = sectionsToSave(saved, personal)
        isSaved = (await send(saveOpeningInfo, sentSections(personal, sections))).ok
      } catch {
        // Said by the state; the button saves all of it again.
      }
      if (own !== newest.current) return
      if (isSaved) setSaved(personal)
      setState(isSaved ? 'saved' : 'failed')
    }
    const timer = setTimeout(() => void save(), QUIET)
    return () => clearTimeout(timer)
  }, [pending, personal, saved, done])

  async function next(): Promise<void> {
    // What a section's own saving answers from now on is older than this.
    newest.current += 1
    let answer
    try {
      answer = await send(saveOpeningInfo, { ...sentPersonal(personal), ...sentTax(tax) })
    } catch (failure) {
      const text = failure instanceof CallRefused ? failure.retMsg : ''
      await dialog.alert({ content: text || '没有收到保存结果，请检查网络后再试' })
      return
    }
    if (!answer.ok) {
      await dialog.alert({ content: answer.retMsg || '没有保存成功，请核对后再试' })
      return
    }
    setDone(true)
    void navigate(openingPath(answer.payload.step, from))
  }

  return {
    personal,
    tax,
    declared,
    state: sayableState(state, open),
    changePersonal: (change: Partial<typeof personal>) => setPersonal({ ...personal, ...change }),
    changeTax: (change: Partial<typeof tax>) => {
      setTax({ ...tax, ...change })
      setDeclared(false)
    },
    declare: setDeclared,
    missing:
      personalMissing(personal) ?? taxMissing(tax) ?? (declared ? null : DECLARATION_MISSING),
    next,
  }
}
