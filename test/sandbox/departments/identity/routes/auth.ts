import * as v from 'valibot'
import {
  addOrModifyOcrPersonalAndCRS,
  certValidate,
  getVocationConf,
  isCertDateValid,
  ocrIdCardIdentify,
  queryOcrStatus,
  queryPersonalAndCRS,
  queryUserStatus,
  submitOcrUserInfo,
} from '#api/calls/auth.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { isDate8 } from '#domain/calendar/calendar-date.ts'
import { plainFault } from '#domain/identity/document-text.ts'
import { nameProblem, personName } from '#domain/identity/person-name.ts'
import { checkIdentityNumber } from '#domain/identity/identity-number.ts'
import { maskName } from '#domain/identity/masking.ts'
import { countLookup } from '#test/sandbox/departments/identity/account-lookup.ts'
import { submitForReview } from '#test/sandbox/departments/identity/document-review.ts'
import { takePicture } from '#test/sandbox/departments/identity/document.ts'
import {
  dropDraft,
  saveDocument,
  savePicture,
} from '#test/sandbox/departments/identity/opening-draft.ts'
import {
  requireDay,
  requirePersonalDetails,
  requireTaxInfo,
  VOCATIONS,
} from '#test/sandbox/departments/identity/filled-in-info.ts'
import {
  requirePerson,
  requireSamePerson,
  savePerson,
  certificateValid,
} from '#test/sandbox/departments/identity/person.ts'
import {
  readPersonalInfo,
  savePersonalInfo,
} from '#test/sandbox/departments/identity/personal-info.ts'
import { pictureBytes } from '#test/sandbox/departments/identity/pictures.ts'
import { openSeals } from '#test/sandbox/departments/identity/proofs.ts'
import { readIdentity, isBound, userByCert } from '#test/sandbox/departments/identity/records.ts'
import { requireFreshProof } from '#test/sandbox/departments/identity/step-up.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { userById, userCard, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { toFlag, forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

const documentStatus = (user: User) => ({
  uploadStatus: user.upload_status,
  approveStatus: user.approve_status,
  approveOnlineStatus: user.approve_online_status,
  approveRemark: user.approve_remark,
})

/** RET.notFound for a picture that is not this user's, or not of that side. */
function requireImage({ db }: World, user: User, imageId: string, side: 'front' | 'back'): void {
  const image = db.get(
    v.object({ side: v.string() }),
    'SELECT side FROM ocr_images WHERE image_id = ? AND user_id = ?',
    imageId,
    user.user_id,
  )
  if (image?.side !== side) throw new Refusal(RET.notFound, '请重新上传身份证照片')
}

/**
 * The information as it is stored: what the request leaves out of the identity is as it was
 * verified. RET.identityMismatch where it says otherwise.
 */
function ownInfo(
  { db }: World,
  user: User,
  request: v.InferOutput<typeof addOrModifyOcrPersonalAndCRS.request>,
) {
  const { deviceId: _device, certificateNo, ...info } = request
  const identity = readIdentity(db, user.user_id)
  const own = { investorName: user.name, sex: identity.sex, birthDate: identity.birth_date }
  const isSame =
    (certificateNo ?? identity.cert_no).toUpperCase() === identity.cert_no &&
    (info.investorName ?? own.investorName) === own.investorName &&
    (info.birthDate ?? own.birthDate) === own.birthDate &&
    (info.sex ?? own.sex) === own.sex
  if (!isSame) throw new Refusal(RET.identityMismatch, '姓名、证件号码、性别或生日与实名信息不一致')
  return { ...info, ...own, validDate: info.validDate ?? identity.cert_valid_to }
}

/** RET.badRequest for what no card has printed on it. */
function requirePlainText({
  userName,
  address,
  issuer,
}: Record<'userName' | 'address' | 'issuer', string>) {
  const wrong =
    nameProblem(personName(userName)) ??
    plainFault(address, '住址') ??
    plainFault(issuer, '签发机关')
  if (wrong !== null) throw new Refusal(RET.badRequest, wrong)
}

export const authFamily = [
  forUser(queryUserStatus, (_fields, { db, clock }, user) => {
    const identity = readIdentity(db, user.user_id)
    return {
      ...userCard(user),
      openId: user.open_id,
      appUserFlag: toFlag(identity.registered === 1),
      bindFlag: toFlag(identity.registered === 1 && isBound(identity) === 1),
      headerUrl: '',
      userName: maskName(user.name),
      gender: user.auth_flag === '1' ? identity.sex : ('' as const),
      hasLoginPwd: toFlag(identity.registered === 1),
      yebFlag: user.auth_flag,
      serverTime: clock.now(),
      tpwdFlag: user.tpwd_flag,
      ...documentStatus(user),
      activeFlag: user.active_flag,
      hasPersonalInfo: user.has_personal_info === 1,
      hasCRS: user.has_crs === 1,
      riskTest: user.risk_test,
      clientRiskLevel: user.risk_level,
    }
  }),

  forUser(isCertDateValid, (_fields, { clock }, user) => ({
    valid: certificateValid(user, clock.now().slice(0, 8)),
  })),

  forUser(queryOcrStatus, (_fields, { db }, user) => ({
    ...documentStatus(user),
    validDate: user.upload_status === '1' ? readIdentity(db, user.user_id).cert_valid_to : '',
  })),

  forUser(certValidate, (request, world, user) => {
    const { certNo, userName } = openSeals(world, user, request.randomCode, {
      certNo: request.certNo,
      userName: request.userName,
    })
    if (!checkIdentityNumber(certNo).ok || userName.trim() === '') {
      return { valid: false, isOpened: false }
    }
    const person = requirePerson(certNo, userName, world.clock.now().slice(0, 8))
    countLookup(world, user, {
      number: person.certNo,
      userName: person.userName,
      repeats: 'question',
    })
    // Under another name it reads like a number without an account.
    const isOpened = userByCert(world.db, person.certNo)?.name === person.userName
    return { valid: true, isOpened }
  }),

  forAnyone(getVocationConf, () => ({ vocations: VOCATIONS })),

  forUser(queryPersonalAndCRS, (_fields, world, user) => {
    if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
    return {
      ...readPersonalInfo(world, user.user_id),
      hasPersonalInfo: user.has_personal_info === 1,
      hasCRS: user.has_crs === 1,
      certificateNo: user.certificate_masked,
    }
  }),

  forUser(addOrModifyOcrPersonalAndCRS, (request, world, user, session) => {
    if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
    requireFreshProof(world, user, {
      call: 'addOrModifyOcrPersonalAndCRS',
      session,
      inCase: user.has_personal_info === 1 || user.has_crs === 1,
    })
    const info = ownInfo(world, user, request)
    requirePersonalDetails(info)
    requireTaxInfo(info)
    if (request.validDate !== undefined) requireDay('validDate', request.validDate)
    world.db.transaction(() => savePersonalInfo(world, user.user_id, info))
    return { hasPersonalInfo: true, hasCRS: true }
  }),

  forUser(ocrIdCardIdentify, async ({ side, file, unread }, world, user) => {
    const bytes = await pictureBytes(file)
    const answer = takePicture(world, user, { side, bytes, isRead: unread === '0' })
    const { imageId, userName, certNo, address, issuer, validFrom, validDate } = answer
    const reads = { userName, certNo, address, issuer, validFrom, validDate }
    savePicture(world, user.user_id, side, { imageId, reads })
    return answer
  }),

  forUser(submitOcrUserInfo, (request, world, user) => {
    const { db, clock, market } = world
    const now = clock.now()
    const today = now.slice(0, 8)
    requireImage(world, user, request.frontImageId, 'front')
    requireImage(world, user, request.backImageId, 'back')
    requirePlainText(request)
    const person = requirePerson(request.certNo, request.userName, today)
    if (person.birthDate !== request.birthDate || person.sex !== request.sex) {
      throw new Refusal(RET.identityMismatch, '性别或生日与证件号码不一致')
    }
    // A document may be submitted again until the name is verified; from then on it must be the
    // same person's.
    if (user.auth_flag === '1') requireSamePerson(db, user, person)
    const isPeriod = isDate8(request.validFrom) && isDate8(request.validDate)
    if (!isPeriod || request.validFrom >= request.validDate) {
      throw new Refusal(RET.badRequest, '参数 validDate 不正确')
    }
    if (request.validDate < today)
      throw new Refusal(SHOWN_RET.documentExpired, '身份证件已过有效期')
    const { address, issuer, validFrom, validDate, corrected } = request
    db.transaction(() => {
      savePerson(db, user, person)
      db.run('UPDATE identities SET address = ? WHERE user_id = ?', address, user.user_id)
      submitForReview({ db, market, now }, user.user_id, { address, validDate, corrected })
      // A renewed document is no part of an opening.
      if (user.auth_flag === '1') dropDraft(world, user.user_id)
      else {
        const { certNo, userName } = person
        const text = { userName, certNo, address, issuer, validFrom, validDate }
        saveDocument(world, user.user_id, text)
      }
    })
    return documentStatus(userById(db, user.user_id) ?? user)
  }),
]
