import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changeMobile } from '#api/calls/account.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { maskPhone } from '#domain/identity/masking.ts'
import { bindingPaths } from '#paths/binding.ts'
import { dropProof, heldProof } from '#session/proofs.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { requestMobileCode } from '#shared/proof/request-mobile-code.ts'
import { useMessageCode } from '#shared/proof/use-message-code.ts'
import {
  CODE_ROWS,
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
  type Refused,
} from '#shared/submission/submission-call.ts'
import { noAnswer } from '#shared/submission/submission-words.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { dialog } from '#ui/overlays/dialog.ts'

interface Options {
  /** The number so far, masked. */
  readonly before: string
  readonly hasPassword: boolean
  readonly from: string | undefined
  readonly onProofLost: () => void
}

const ABOUT_NUMBER: ReadonlySet<number> = new Set([RET.mobileTaken, RET.sameAsBefore])

const CHANGE = submissionCall(changeMobile, {
  ...PASSWORD_ROWS,
  ...CODE_ROWS,
  proofNeeded: {
    at: 'toast',
    text: '身份验证已失效，请重新验证',
    says: 'own',
    next: 'proveAgain',
  },
  mobileTaken: { at: 'number', text: '该手机号不能使用，请更换' },
  sameAsBefore: { at: 'number', text: '该手机号不能使用，请更换', means: 'doneWhereLost' },
  tokenExpired: GENERAL,
})

/** The new number, its code and the password that together change the old one. */
export function useNewNumber({ before, hasPassword, from, onProofLost }: Options) {
  const navigate = useNavigate()
  const { changed } = useWayBack(from)
  const [number, setNumber] = useState('')
  const [numberError, setNumberError] = useState('')

  const message = useMessageCode({
    name: 'bindPhone',
    about: 'new',
    scene: 'sendMobileCode',
    number,
    request: requestMobileCode('change', number),
    onRefused: async ({ retCode, retMsg }: Refused) => {
      if (ABOUT_NUMBER.has(retCode)) return setNumberError(retMsg || '该手机号不能使用，请更换')
      await dialog.alert({ content: retMsg || '验证码没有发出，请稍后再试' })
      return undefined
    },
  })

  const change = useSubmission({
    places: ['number'],
    asks: hasPassword,
    code: message,
    async call({ seal, password }) {
      const { entered } = message
      if (entered === null) return null
      const sealed = await (password === ''
        ? seal({ mobileNo: number })
        : seal({ mobileNo: number, transPwd: password }))
      const proofToken = heldProof('proofToken')
      if (proofToken !== null) return CHANGE({ ...sealed, ...entered, proofToken })
      onProofLost()
      return null
    },
    /** The mask says whether the number was changed, where it differs. */
    async askOutcome() {
      const { mobileNo } = await fetchOrThrow(queryUserStatus, {})
      const after = maskPhone(number)
      return mobileNo === after && after !== before
    },
    onDone() {
      dropProof('proofToken')
      changed()
      void navigate(bindingPaths.bindingSuccess.to({ code: '2', from }), { replace: true })
    },
    does: { proveAgain: onProofLost },
    words: {
      unknown: { at: 'toast', text: noAnswer('请稍后再查询') },
      notDone: { at: 'toast', text: '手机号还没有更换，请再次提交' },
    },
  })

  return {
    number,
    numberError: numberError || change.problem('number'),
    message,
    change,
    type: (typed: string) => {
      setNumberError('')
      change.edited()
      setNumber(typed)
      message.numberChanged(typed)
    },
  }
}
