import { queryRandomCode } from '#api/calls/account.ts'
import { ocrIdCardIdentify, submitOcrUserInfo } from '#api/calls/auth.ts'
import { proveIdentity } from '#api/calls/step-up.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import { ask, call, sealForProvider, type Session } from '#test/sandbox/testing/test-client.ts'

/** A picture's header, which is all that a provider of invented persons looks at. */
export function pngBytes(width = 800, height = 500): Buffer {
  const bytes = Buffer.alloc(64)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes)
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

export const pictureFile = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') =>
  new Blob([bytes], { type })

export const png = () => pictureFile(new Uint8Array(pngBytes()))

/** Seals under a fresh context: `{ randomCode, ...sealed }`. */
export async function sealedFields<Name extends string>(
  sandbox: Sandbox,
  session: Session,
  secrets: Record<Name, string>,
): Promise<Record<Name, string> & { randomCode: string }> {
  const { randomCode } = await ask(sandbox, queryRandomCode, {}, session)
  const sealed = { ...secrets }
  for (const name in secrets) sealed[name] = sealForProvider(secrets[name], randomCode)
  return { ...sealed, randomCode }
}

/** Proves the identity of the session by the trading password; gives the retCode. */
export async function prove(
  sandbox: Sandbox,
  session: Session,
  transPwd = TRADING_PASSWORD,
): Promise<number> {
  const sealed = await sealedFields(sandbox, session, { transPwd })
  return (await call(sandbox, proveIdentity, sealed, session)).retCode
}

/** Uploads both sides and submits what was read. */
export async function handInDocument(sandbox: Sandbox, session: Session, corrected: object = {}) {
  const front = await ask(sandbox, ocrIdCardIdentify, { side: 'front', file: png() }, session)
  const back = await ask(sandbox, ocrIdCardIdentify, { side: 'back', file: png() }, session)
  const fields = {
    frontImageId: front.imageId,
    backImageId: back.imageId,
    userName: front.userName,
    certNo: front.certNo,
    sex: front.sex,
    birthDate: front.birthDate,
    address: front.address,
    issuer: back.issuer,
    validFrom: back.validFrom,
    validDate: back.validDate,
    ...corrected,
  }
  return { front, back, fields, answer: await ask(sandbox, submitOcrUserInfo, fields, session) }
}
