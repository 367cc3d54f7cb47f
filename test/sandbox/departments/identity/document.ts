import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { termEnd } from '#domain/identity/document-text.ts'
import { checkIdentityNumber } from '#domain/identity/identity-number.ts'
import { hasMetadata } from '#platform/pictures/jpeg-metadata.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { inventedCertNo, inventedName } from './invented.ts'
import { pictureSize } from './pictures.ts'
import { tooOften, untilMidnight } from './proofs.ts'
import { readIdentity } from './records.ts'

export type Side = 'front' | 'back'

/** Pictures that are read in a day, and pictures that are stored in a day, of one user. */
const READINGS_A_DAY = 20
const PICTURES_A_DAY = 60

/** The pixels, both ways, of a picture with each of these faults (README.md). */
export const SIZES = {
  unreadable: 101,
  otherSide: 102,
  expired: 103,
  fieldsMissing: 104,
  misread: 106,
} as const

export interface PrintedCard {
  readonly userName: string
  readonly certNo: string
  readonly sex: '' | '1' | '2'
  readonly nation: string
  readonly birthDate: string
  readonly address: string
  readonly issuer: string
  readonly validFrom: string
  readonly validDate: string
}

const NOTHING: PrintedCard = {
  userName: '',
  certNo: '',
  sex: '',
  nation: '',
  birthDate: '',
  address: '',
  issuer: '',
  validFrom: '',
  validDate: '',
}

function sexOf(certNo: string): PrintedCard['sex'] {
  const check = checkIdentityNumber(certNo)
  return check.ok ? (check.sex === 'male' ? '1' : '2') : ''
}

/** The figures printed on the person's card: the user's own, else an invented person's. */
export function printedCard({ db, clock }: World, user: User): PrintedCard {
  const identity = readIdentity(db, user.user_id)
  const certNo = identity.cert_no === '' ? inventedCertNo(user.user_id) : identity.cert_no
  const validFrom = addMonths(clock.now().slice(0, 8), -12)
  return {
    userName: user.name === '' ? inventedName(user.user_id) : user.name,
    certNo,
    sex: sexOf(certNo),
    nation: '汉',
    birthDate: certNo.slice(6, 14),
    address: identity.address === '' ? '江海市临江区望舒路 100 号' : identity.address,
    issuer: '江海市公安局临江分局',
    validFrom,
    validDate: termEnd(validFrom, 20),
  }
}

/** One digit of the birth year read as its neighbour: the check character no longer fits. */
const misread = (certNo: string) =>
  `${certNo.slice(0, 9)}${(Number(certNo[9]) + 1) % 10}${certNo.slice(10)}`

/** The figures that the reader finds on a side. */
function reading(world: World, user: User, side: Side, pixels: number | null): PrintedCard {
  const card = printedCard(world, user)
  if (side === 'back') {
    const { issuer, validFrom, validDate } = card
    if (pixels === SIZES.fieldsMissing) return { ...NOTHING, issuer }
    if (pixels === SIZES.expired) {
      // Ten years that ended a month ago.
      const began = addMonths(world.clock.now().slice(0, 8), -121)
      return { ...NOTHING, issuer, validFrom: began, validDate: termEnd(began, 10) }
    }
    return { ...NOTHING, issuer, validFrom, validDate }
  }
  const { userName, certNo, sex, nation, birthDate, address } = card
  if (pixels === SIZES.fieldsMissing) return { ...NOTHING, userName, nation }
  if (pixels === SIZES.misread) {
    const wrong = misread(certNo)
    return { ...NOTHING, userName, certNo: wrong, nation, birthDate: wrong.slice(6, 14), address }
  }
  return { ...NOTHING, userName, certNo, sex, nation, birthDate, address }
}

function requireRest(world: World, user: User, isRead: boolean): void {
  const now = world.clock.now()
  const counted = world.db.get(
    v.object({ taken: v.number(), read: v.nullable(v.number()) }),
    `SELECT count(*) AS taken, sum(was_read) AS read FROM picture_readings WHERE user_id = ? AND read_at >= ?`,
    user.user_id,
    `${now.slice(0, 8)}000000`,
  )
  const taken = counted?.taken ?? 0
  if (taken >= PICTURES_A_DAY) throw tooOften('今日上传次数已用完，请明日再试', untilMidnight(now))
  if (isRead && (counted?.read ?? 0) >= READINGS_A_DAY) {
    throw tooOften('今日识别次数已用完', untilMidnight(now))
  }
}

/** A picture that shows the other side keeps showing it, in whichever slot it is tried next. */
function sideOf(
  world: World,
  user: User,
  sha256: string,
  asked: Side,
  pixels: number | null,
): Side {
  const before = world.db.get(
    v.object({ shows: v.picklist(['front', 'back']) }),
    'SELECT shows FROM picture_readings WHERE user_id = ? AND sha256 = ? ORDER BY read_at LIMIT 1',
    user.user_id,
    sha256,
  )
  if (pixels !== SIZES.otherSide) return asked
  return before?.shows ?? (asked === 'front' ? 'back' : 'front')
}

/**
 * Keeps a picture and reads it, or only keeps it. RET.tooOften after the day's readings;
 * SHOWN_RET.documentUnreadable and RET.documentWrongSide by the picture's size.
 */
export function takePicture(
  world: World,
  user: User,
  { side, bytes, isRead }: { side: Side; bytes: Buffer; isRead: boolean },
): PrintedCard & { readonly imageId: string } {
  requireRest(world, user, isRead)
  const { db, clock } = world
  const size = pictureSize(bytes) ?? { width: 0, height: 0 }
  const pixels = size.width === size.height ? size.width : null
  const imageId = randomBytes(12).toString('hex')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const shows = sideOf(world, user, sha256, side, pixels)
  db.transaction(() => {
    db.run(
      'INSERT INTO ocr_images VALUES (?, ?, ?, ?, ?, ?)',
      imageId,
      user.user_id,
      side,
      sha256,
      bytes.length,
      clock.now(),
    )
    db.run(
      'INSERT INTO picture_readings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      imageId,
      user.user_id,
      side,
      shows,
      isRead ? 1 : 0,
      sha256,
      size.width,
      size.height,
      hasMetadata(bytes) ? 1 : 0,
      clock.now(),
    )
  })
  if (!isRead) return { imageId, ...NOTHING }
  if (pixels === SIZES.unreadable) {
    throw new Refusal(SHOWN_RET.documentUnreadable, '照片模糊或有反光，请重新拍摄')
  }
  if (shows !== side) {
    const words = side === 'front' ? '这是国徽面，不是人像面' : '这是人像面，不是国徽面'
    throw new Refusal(RET.documentWrongSide, words)
  }
  return { imageId, ...reading(world, user, side, pixels) }
}

const taken = v.object({
  user_id: v.string(),
  side: v.picklist(['front', 'back']),
  width: v.number(),
  height: v.number(),
  metadata: v.number(),
})

/** The newest pictures, for tests of what is uploaded. */
export const newestPictures = ({ db }: Pick<World, 'db'>) =>
  db
    .all(
      taken,
      'SELECT user_id, side, width, height, metadata FROM picture_readings ORDER BY read_at DESC LIMIT 20',
    )
    .map(({ user_id: userId, side, width, height, metadata }) => ({
      userId,
      side,
      width,
      height,
      metadata: metadata === 1,
    }))
