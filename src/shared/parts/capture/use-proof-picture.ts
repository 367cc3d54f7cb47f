import { useState } from 'react'
import type * as v from 'valibot'
import { uploadProofImage } from '#api/calls/service-request.ts'
import { send } from '#api/client.ts'
import { useCapture } from './use-capture.ts'

type Kind = v.InferInput<typeof uploadProofImage.request>['kind']

/** A picture that proves something to who decides: its capture, and its id once it has arrived. */
export function useProofPicture(kind: Kind, onChange?: (imageId: string) => void) {
  const [imageId, setImageId] = useState('')
  function change(next: string): null {
    setImageId(next)
    onChange?.(next)
    return null
  }
  const capture = useCapture({
    upload: async (file, options) => send(uploadProofImage, { kind, file }, options),
    onRead: (read) => change(read.imageId),
    onCleared: () => change(''),
  })
  return { capture, imageId }
}
