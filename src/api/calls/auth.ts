/**
 * The user: status, identity document, personal and tax information
 * (rules.md#authentication-and-bank-calls).
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import {
  certNo,
  clientRiskLevel,
  date8,
  flag,
  nothing,
  randomCode,
  sealed,
  text,
  time14,
} from '#api/fields.ts'
import { rows } from '#api/rows.ts'

/**
 * The identity document's part of rules.md#user-info. `approveStatus`: 0 none, 1 waiting, 2
 * approved, 3 rejected.
 */
const documentStatus = {
  uploadStatus: flag,
  approveStatus: v.picklist(['0', '1', '2', '3']),
  approveOnlineStatus: flag,
  /** The reason why it was rejected. */
  approveRemark: v.string(),
}

export const queryUserStatus = query({
  name: 'queryUserStatus',
  about: 'Answers all that the pre-trade gate asks about the user (rules.md#user-info).',
  method: 'GET',
  path: '/api/auth/queryUserStatus',
  source: 'given',
  payloadSource: 'given',
  request: nothing,
  payload: v.object({
    appUserId: v.string(),
    openId: v.string(),
    appUserFlag: v.string(),
    bindFlag: flag,
    headerUrl: v.string(),
    userName: v.string(),
    /** custName, certificateNo and mobileNo arrive masked. */
    custName: v.string(),
    certificateNo: v.string(),
    mobileNo: v.string(),
    /** 1 male, 2 female; empty before the real name is verified. */
    gender: v.picklist(['', '1', '2']),
    hasLoginPwd: flag,
    /** Says whether the wallet product is opened. */
    yebFlag: flag,
    /**
     * Sets the page's clock before the gate writes down when a risk warning was confirmed. Assumed.
     */
    serverTime: time14,
    authFlag: flag,
    tpwdFlag: flag,
    ...documentStatus,
    activeFlag: flag,
    hasPersonalInfo: v.boolean(),
    hasCRS: v.boolean(),
    /** 0 never taken; 1 or 99 expired; any other value valid. */
    riskTest: v.pipe(v.number(), v.integer()),
    clientRiskLevel,
  }),
})

export const isCertDateValid = query({
  name: 'isCertDateValid',
  about: 'Says whether the identity document is still valid (gate step 6).',
  method: 'GET',
  path: '/api/trans/isCertDateValid',
  source: 'given',
  request: nothing,
  payload: v.object({ valid: v.boolean() }),
})

export const queryOcrStatus = query({
  name: 'queryOcrStatus',
  about: 'Says how far the upload and approval of the identity document is.',
  method: 'GET',
  path: '/api/auth/queryOcrStatus',
  source: 'given',
  request: nothing,
  /** `validDate`: the last day of the document; 99991231 without an end, `''` where there is none. */
  payload: v.object({ ...documentStatus, validDate: v.string() }),
})

/** A GET: the number and the name are sealed, because addresses are logged. */
export const certValidate = query({
  name: 'certValidate',
  about: 'Checks an identity number and name before account opening.',
  method: 'GET',
  path: '/api/auth/certValidate',
  progress: 'toast',
  errors: ['underage', 'tooOften', 'tokenExpired'],
  source: 'given',
  request: v.object({ certNo: sealed, userName: sealed, randomCode }),
  /**
   * `isOpened`: this person has an account, so bind it instead. A number of an account under another
   * name reads like one without an account. Five different questions a day.
   */
  payload: v.object({ valid: v.boolean(), isOpened: v.boolean() }),
})

export const getVocationConf = query({
  name: 'getVocationConf',
  about: 'Lists the occupations to choose from.',
  method: 'GET',
  path: '/api/auth/getVocationConf',
  needsUser: false,
  source: 'given',
  request: nothing,
  payload: v.object({
    vocations: rows(v.object({ vocationCode: v.string(), vocationName: v.string() })),
  }),
})

/**
 * rules.md#auth-info: what `addOrModifyOcrPersonalAndCRS` and `authAddCardAndCRS` say of taxes and
 * device.
 */
export const authInfo = {
  /** A: resident of China for tax alone; B: of elsewhere alone; C: of both. */
  crsType: v.optional(v.picklist(['A', 'B', 'C']), 'A'),
  /** Says whether the person holds a foreign identity. */
  foreignIdentityFlag: v.optional(flag, '0'),
  certificateNo: certNo,
  deviceId: text(100),
}

/** 99991231 is a document without an end (长期). */
const validDate = date8

const optionalText = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), '')

const country = v.pipe(v.string(), v.regex(/^\d{3}$/))

/** A country besides China in which the person is liable to tax (rules.md#tax-residence). */
const taxResidence = v.object({
  countryCode: country,
  /** `''` where there is none. */
  taxNo: v.pipe(v.string(), v.maxLength(40)),
  /**
   * The reason why there is no number. A: the country issues none; B: the person could not get one.
   */
  reason: v.picklist(['', 'A', 'B']),
  /** Of reason B, else `''`. */
  explanation: v.pipe(v.string(), v.maxLength(200)),
})

/** The details required of residents of other countries (`crsType` B and C). Assumed. */
const taxDetails = {
  familyName: optionalText(40),
  givenName: optionalText(40),
  birthPlace: optionalText(100),
  /** The present address, in Chinese and in Latin letters. */
  residence: optionalText(100),
  residenceEn: optionalText(200),
  taxResidences: v.optional(v.pipe(v.array(taxResidence), v.maxLength(3)), []),
}

/**
 * The part of rules.md#personal-info that the person fills in, with the tax residence. Countries by
 * ISO 3166 number, regions by their code.
 */
export const filledInInfo = {
  contactInfo: text(100),
  countryCode: v.optional(country, '156'),
  vocationCode: text(8),
  contactCountryCode: v.optional(country, '156'),
  province: text(20),
  city: text(20),
  district: text(20),
  address: text(200),
  /**
   * The person who controls the account, or benefits from it; the investor unless said otherwise.
   */
  auctualCtrlName: optionalText(60),
  auctualBenefitName: optionalText(60),
  hasBadRecord: v.optional(flag, '0'),
  badRecord: optionalText(500),
  ...taxDetails,
}

/**
 * rules.md#personal-info, as it is sent. `sex`: 1 male, 2 female. What is left out of the identity
 * is as it was verified: the page has it masked only.
 */
const personalInfo = {
  investorName: v.optional(text(60)),
  sex: v.optional(v.picklist(['1', '2'])),
  birthDate: v.optional(date8),
  validDate: v.optional(validDate),
  ...filledInInfo,
  ...authInfo,
  certificateNo: v.optional(certNo),
}

/** `''` where nothing is stored. */
const storedText = v.string()

export const queryPersonalAndCRS = query({
  name: 'queryPersonalAndCRS',
  about: 'Reads the stored personal and tax information.',
  method: 'GET',
  path: '/api/auth/queryPersonalAndCRS',
  errors: ['notAuthenticated'],
  source: 'given',
  request: nothing,
  /** All fields but deviceId, `''` where nothing is stored; certificateNo masked. */
  payload: v.object({
    hasPersonalInfo: v.boolean(),
    hasCRS: v.boolean(),
    investorName: storedText,
    sex: v.picklist(['', '1', '2']),
    birthDate: storedText,
    contactInfo: storedText,
    countryCode: storedText,
    validDate: storedText,
    vocationCode: storedText,
    contactCountryCode: storedText,
    province: storedText,
    city: storedText,
    district: storedText,
    address: storedText,
    auctualCtrlName: storedText,
    auctualBenefitName: storedText,
    hasBadRecord: flag,
    badRecord: storedText,
    crsType: v.picklist(['', 'A', 'B', 'C']),
    foreignIdentityFlag: flag,
    certificateNo: storedText,
    familyName: storedText,
    givenName: storedText,
    birthPlace: storedText,
    residence: storedText,
    residenceEn: storedText,
    /** As a whole: without a row something else would be declared than what is stored. */
    taxResidences: v.array(taxResidence),
  }),
})

export const addOrModifyOcrPersonalAndCRS = mutation({
  name: 'addOrModifyOcrPersonalAndCRS',
  about: 'Stores personal and tax information, all of it at once.',
  method: 'POST',
  path: '/api/auth/addOrModifyOcrPersonalAndCRS',
  encoding: 'json',
  effect: 'identity',
  idempotency: 'repeatable',
  errors: ['notAuthenticated', 'proofNeeded', 'identityMismatch'],
  source: 'given',
  request: v.object(personalInfo),
  payload: v.object({ hasPersonalInfo: v.boolean(), hasCRS: v.boolean() }),
})

/**
 * JPEG or PNG, at most 5 MB. What is not on that side, or could not be read, is `''`. `unread` 1
 * keeps the picture for a reviewer without reading it, where the day's readings are used up.
 */
export const ocrIdCardIdentify = mutation({
  name: 'ocrIdCardIdentify',
  about: 'Uploads one side of the identity card and reads it.',
  method: 'POST',
  path: '/api/auth/ocrIdCardIdentify/{side}',
  encoding: 'multipart',
  effect: 'identity',
  idempotency: 'repeatable',
  progress: 'none',
  errors: ['documentUnreadable', 'documentWrongSide', 'documentTooLarge', 'tooOften'],
  source: 'given',
  request: v.object({
    side: v.picklist(['front', 'back']),
    file: v.blob(),
    unread: v.optional(flag, '0'),
  }),
  payload: v.object({
    /** Names the stored picture in submitOcrUserInfo. */
    imageId: v.string(),
    userName: v.string(),
    certNo: v.string(),
    sex: v.picklist(['', '1', '2']),
    nation: v.string(),
    birthDate: v.string(),
    address: v.string(),
    issuer: v.string(),
    validFrom: v.string(),
    validDate: v.string(),
  }),
})

export const submitOcrUserInfo = mutation({
  name: 'submitOcrUserInfo',
  about: 'Hands in the identity document: both pictures, with what was read and corrected.',
  method: 'POST',
  path: '/api/auth/submitOcrUserInfo',
  effect: 'identity',
  idempotency: 'repeatable',
  errors: ['notFound', 'identityMismatch', 'underage', 'documentExpired'],
  source: 'given',
  request: v.object({
    frontImageId: text(64),
    backImageId: text(64),
    userName: text(60),
    certNo,
    sex: v.picklist(['1', '2']),
    birthDate: date8,
    address: text(200),
    issuer: text(100),
    validFrom: date8,
    validDate,
    /** The fields that are not as they were read, by name, with commas: for the reviewer. */
    corrected: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z,]{0,200}$/)), ''),
  }),
  payload: v.object(documentStatus),
})
