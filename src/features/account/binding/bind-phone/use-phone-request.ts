import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import {
  listServiceRequests,
  submitServiceRequest,
  uploadProofImage,
} from '#api/calls/service-request.ts'
import { send } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import { bindingPaths } from '#paths/binding.ts'
import { newRequestNo } from '#shared/proof/request-number.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { useCapture } from '#shared/capture/use-capture.ts'
import { GENERAL, PASSWORD_ROWS, submissionCall } from '#shared/submission/submission-call.ts'
import { noAnswer } from '#shared/submission/submission-words.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/** One request, however often it is sent: number and picture are in memory alone. */
const requestDraft = v.object({ requestNo: v.string() })

const REQUEST = submissionCall(submitServiceRequest, {
  ...PASSWORD_ROWS,
  mobileTaken: { at: 'number', text: '该手机号已注册，请更换' },
  notFound: GENERAL,
  notAuthenticated: GENERAL,
  requestPending: GENERAL,
  coolDown: GENERAL,
  identityMismatch: GENERAL,
  cardUnsupported: GENERAL,
  cardTaken: GENERAL,
  tokenExpired: GENERAL,
})

/** The same number is sent again. */
const AGAIN = { at: 'toast', text: noAnswer('请再次提交，不会重复受理') } as const

/** The request that people decide, for who can prove nothing by message or card. */
export function usePhoneRequest(from: string | undefined) {
  const navigate = useNavigate()
  const [{ requestNo }] = useDraft('bindPhone', requestDraft, { requestNo: newRequestNo() })
  const [number, setNumber] = useState('')
  const [imageId, setImageId] = useState('')
  const capture = useCapture({
    upload: async (file, options) =>
      send(uploadProofImage, { kind: 'heldDocument', file }, options),
    onRead: (read) => {
      setImageId(read.imageId)
      return null
    },
    onCleared: () => setImageId(''),
  })

  const request = useSubmission({
    places: ['number'],
    call: async ({ seal }) =>
      REQUEST({
        requestNo,
        kind: 'changeMobile',
        imageIds: [imageId],
        ...(await seal({ mobileNo: number })),
      }),
    async askOutcome() {
      const { requests } = await fetchOrThrow(listServiceRequests, {})
      return requests.some((it) => it.requestNo === requestNo)
    },
    onDone() {
      dropDraft(sessionStore, 'bindPhone')
      void navigate(bindingPaths.bindingSuccess.to({ code: '4', from }), { replace: true })
    },
    words: { unknown: AGAIN, notDone: AGAIN },
  })

  return {
    number,
    numberError: request.problem('number'),
    imageId,
    capture,
    submit: () => request.start(),
    type: (typed: string) => {
      request.edited()
      setNumber(typed)
    },
  }
}
