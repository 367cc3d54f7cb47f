import { useState } from 'react'
import { addOrModifyOcrPersonalAndCRS } from '#api/calls/auth.ts'
import { firstPersonalProblem } from '#domain/person/personal-info.ts'
import type { myCenterPaths } from '#paths/my-center.ts'
import type { PathInput } from '#paths/path.ts'
import { deviceId } from '#platform/device-id.ts'
import {
  DECLARATION_MISSING,
  personalMissing,
  taxMissing,
} from '#shared/person/info/person-missing.ts'
import {
  readPersonal,
  readTax,
  sentPersonal,
  sentTax,
  type StoredInfo,
} from '#shared/person/info/person-wire.ts'
import { useStepUp } from '#shared/person/use-step-up.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { GENERAL, submissionCall } from '#shared/submission/submission-call.ts'
import { noAnswer } from '#shared/submission/submission-words.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { useUnsaved } from '#templates/use-unsaved.ts'
import { toast } from '#ui/overlays/toast.ts'
import { askedParts } from './asked-parts.ts'

const SAVE = submissionCall(addOrModifyOcrPersonalAndCRS, {
  notAuthenticated: GENERAL,
  proofNeeded: GENERAL,
  identityMismatch: GENERAL,
})

type Input = PathInput<typeof myCenterPaths.personalTax>

/** The form: what is entered is in memory alone, for it names a person; saving stores all of it. */
export function usePersonalTax({ part, from }: Input, stored: StoredInfo) {
  const [initial] = useState(() => ({ personal: readPersonal(stored), tax: readTax(stored) }))
  const [personal, setPersonal] = useState(initial.personal)
  const [tax, setTax] = useState(initial.tax)
  const [declared, setDeclared] = useState(false)
  const [saved, setSaved] = useState(false)
  const [asks] = useState(() =>
    askedParts(part ?? 'all', {
      personal: stored.hasPersonalInfo && firstPersonalProblem(initial.personal) === null,
      tax: stored.hasCRS,
    }),
  )
  const stepUp = useStepUp()
  const way = useWayBack(from)
  useUnsaved(!saved && (personal !== initial.personal || tax !== initial.tax))

  const saving = useSubmission({
    call() {
      const { countryCode, contactCountryCode, foreignIdentityFlag } = stored
      return SAVE({
        ...sentPersonal(personal),
        ...sentTax(tax),
        ...(countryCode === '' ? {} : { countryCode }),
        ...(contactCountryCode === '' ? {} : { contactCountryCode }),
        foreignIdentityFlag,
        deviceId: deviceId(),
      })
    },
    through: (act) => stepUp.run('修改个人及税收信息', act),
    onDone() {
      setSaved(true)
      toast.show('已保存')
      way.done()
    },
    words: {
      unknown: { at: 'dialog', text: noAnswer('请检查网络后再次保存，重复保存不会有影响') },
    },
  })

  return {
    asks,
    added: asks.added,
    personal,
    tax,
    declared,
    changePersonal: (change: Partial<typeof personal>) => setPersonal({ ...personal, ...change }),
    changeTax: (change: Partial<typeof tax>) => {
      setTax({ ...tax, ...change })
      setDeclared(false)
    },
    declare: setDeclared,
    missing:
      (asks.personal ? personalMissing(personal) : null) ??
      (asks.tax ? (taxMissing(tax) ?? (declared ? null : DECLARATION_MISSING)) : null),
    save: () => saving.start(),
    stepUp,
  }
}
