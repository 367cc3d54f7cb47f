import { useState } from 'react'
import type * as v from 'valibot'
import { ocrIdCardIdentify } from '#api/calls/auth.ts'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { now14 } from '#platform/clock.ts'
import { useCapture, type Upload } from '#shared/parts/capture/use-capture.ts'
import { keepSide, readings, type Side } from './readings.ts'

type Read = v.InferOutput<typeof ocrIdCardIdentify.payload>

const EXPIRED = '身份证已过有效期，请使用有效的身份证'

/**
 * Both sides of the identity card. Once the day's readings are used up, pictures are stored unread
 * for the reviewer, and the text is typed.
 */
export function usePictures() {
  const [unread, setUnread] = useState(false)

  const uploadOf =
    (side: Side): Upload<Read> =>
    async (file, options) => {
      const flag = unread ? '1' : '0'
      const answer = await send(ocrIdCardIdentify, { side, file, unread: flag }, options)
      if (answer.ok || answer.retCode !== RET.tooOften || unread) return answer
      setUnread(true)
      return send(ocrIdCardIdentify, { side, file, unread: '1' }, options)
    }

  const optionsOf = (side: Side) => ({
    upload: uploadOf(side),
    misplaced: RET.documentWrongSide,
    shown: readings()[side]?.thumbnail,
    onCleared: () => keepSide(side, null),
    onRead({ imageId, ...read }: Read, thumbnail: string) {
      const { userName, certNo, address, issuer, validFrom, validDate } = read
      if (validDate !== '' && validDate < now14().slice(0, 8)) return EXPIRED
      const text = { userName, certNo, address, issuer, validFrom, validDate }
      keepSide(side, { imageId, thumbnail, text })
      return null
    },
  })

  const front = useCapture<Read>(optionsOf('front'))
  const back = useCapture<Read>(optionsOf('back'))
  const slots = { front, back }

  return {
    ...slots,
    unread,
    /** Puts the picture of a slot into the other one, which it belongs into. */
    move: async (side: Side) => {
      const picture = slots[side].release()
      if (picture !== null) await slots[side === 'front' ? 'back' : 'front'].take(picture)
    },
  }
}
