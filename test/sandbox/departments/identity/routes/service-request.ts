import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import {
  listServiceRequests,
  submitServiceRequest,
  uploadProofImage,
} from '#api/calls/service-request.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import { pictureBytes, pictureSize } from '#test/sandbox/departments/identity/pictures.ts'
import { tooOften, untilMidnight } from '#test/sandbox/departments/identity/proofs.ts'
import { requestList, submitRequest } from '#test/sandbox/departments/identity/service-requests.ts'

const IMAGES_A_DAY = 20

export const serviceRequestFamily = [
  forUser(uploadProofImage, async ({ kind, file }, { db, clock }, user) => {
    const now = clock.now()
    const uploaded = db.get(
      v.object({ count: v.number() }),
      'SELECT count(*) AS count FROM proof_images WHERE user_id = ? AND substr(uploaded_at, 1, 8) = ?',
      user.user_id,
      now.slice(0, 8),
    )
    if (uploaded && uploaded.count >= IMAGES_A_DAY) {
      throw tooOften('今日上传图片次数已用完，请明日再试', untilMidnight(now))
    }
    const bytes = await pictureBytes(file, '无法识别，请上传清晰的图片（JPG 或 PNG）')
    const imageId = randomBytes(12).toString('hex')
    const { width = 0, height = 0 } = pictureSize(bytes) ?? {}
    db.run(
      'INSERT INTO proof_images VALUES (?, ?, ?, ?, ?, ?, ?)',
      imageId,
      user.user_id,
      kind,
      createHash('sha256').update(bytes).digest('hex'),
      width,
      height,
      now,
    )
    return { imageId }
  }),

  forUser(submitServiceRequest, (request, world, user, session) =>
    submitRequest(world, user, request, session),
  ),

  forUser(listServiceRequests, (_fields, world, user) => requestList(world, user)),
]
