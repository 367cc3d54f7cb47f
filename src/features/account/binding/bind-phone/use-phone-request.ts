import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import {
  listServiceRequests,
  submitServiceRequest,
  uploadProofImage,
} from '#api/calls/service-request.ts'
import { CallRefused, send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { bindingPaths } from '#paths/binding.ts'
import { newRequestNo } from '#shared/proof/request-number.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { useCapture } from '#shared/capture/use-capture.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/** One request, however often it is sent: number and picture are in memory alone. */
const requestDraft = v.object({ requestNo: v.string() })

/** The request that people decide, for who can prove nothing by message or card. */
export function usePhoneRequest(from: string | undefined) {
  const navigate = useNavigate()
  const [{ requestNo }] = useDraft('bindPhone', requestDraft, { requestNo: newRequestNo() })
  const [number, setNumber] = useState('')
  const [numberError, setNumberError] = useState('')
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

  function succeed() {
    dropDraft(sessionStore, 'bindPhone')
    void navigate(bindingPaths.bindingSuccess.to({ code: '4', from }), { replace: true })
  }

  /** Whether the request has arrived although no answer came; the same number is sent again. */
  async function check(): Promise<void> {
    const all = await fetchOrThrow(listServiceRequests, {}).catch(() => null)
    if (all?.requests.some((it) => it.requestNo === requestNo) === true) return succeed()
    toast.show('没有收到处理结果，请再次提交，不会重复受理')
    return undefined
  }

  async function submit(): Promise<void> {
    let answer
    try {
      answer = await send(submitServiceRequest, {
        requestNo,
        kind: 'changeMobile',
        imageIds: [imageId],
        ...(await sealFields({ mobileNo: number })),
      })
    } catch (failure) {
      if (!(failure instanceof CallRefused)) return check()
      return void (await dialog.alert({ content: failure.retMsg || '没有提交，请稍后再试' }))
    }
    if (answer.ok) return succeed()
    const { retCode, retMsg } = answer
    if (retCode === RET.mobileTaken) return setNumberError(retMsg || '该手机号已注册，请更换')
    await dialog.alert({ content: retMsg || '没有提交成功，请稍后再试' })
    return undefined
  }

  return {
    number,
    numberError,
    imageId,
    capture,
    submit,
    type: (typed: string) => {
      setNumberError('')
      setNumber(typed)
    },
  }
}
