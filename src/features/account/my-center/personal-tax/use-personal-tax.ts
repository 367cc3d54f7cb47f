import { useState } from 'react'
import { addOrModifyOcrPersonalAndCRS } from '#api/calls/auth.ts'
import { send } from '#api/client.ts'
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
import { useUnsaved } from '#templates/use-unsaved.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import { askedParts } from './asked-parts.ts'

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

  async function save(): Promise<void> {
    const { countryCode, contactCountryCode, foreignIdentityFlag } = stored
    let answer
    try {
      answer = await stepUp.run('修改个人及税收信息', () =>
        send(addOrModifyOcrPersonalAndCRS, {
          ...sentPersonal(personal),
          ...sentTax(tax),
          ...(countryCode === '' ? {} : { countryCode }),
          ...(contactCountryCode === '' ? {} : { contactCountryCode }),
          foreignIdentityFlag,
          deviceId: deviceId(),
        }),
      )
    } catch {
      await dialog.alert({ content: '没有收到保存结果。请检查网络后再次保存，重复保存不会有影响' })
      return
    }
    if (answer === null) return
    if (!answer.ok) {
      await dialog.alert({ content: answer.retMsg || '没有保存成功，请核对后再试' })
      return
    }
    setSaved(true)
    toast.show('已保存')
    way.done()
  }

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
    save,
    stepUp,
  }
}
