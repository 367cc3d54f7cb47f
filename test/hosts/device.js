// @ts-check
/**
 * @typedef {object} Device
 * @property {'ios' | 'android'} platform
 * @property {string} appVersion
 * @property {string} systemVersion
 * @property {string} model
 * @property {{ top: number, bottom: number }} notch CSS pixels
 * @property {boolean} immersion
 */

/** @type {Record<'ios' | 'android', Device>} */
const devices = {
  ios: {
    platform: 'ios',
    appVersion: '5.12.0',
    systemVersion: '16.6',
    model: 'iPhone14,7',
    notch: { top: 47, bottom: 34 },
    immersion: true,
  },
  android: {
    platform: 'android',
    appVersion: '5.12.0',
    systemVersion: '13',
    model: 'Reference Phone',
    notch: { top: 24, bottom: 0 },
    immersion: true,
  },
}

/**
 * The device of a reference host, with a test's changes.
 * @param {'ios' | 'android'} platform
 * @param {Partial<Omit<Device, 'platform'>>} [changes]
 * @returns {Device}
 */
export function referenceDevice(platform, changes = {}) {
  return { ...devices[platform], ...changes }
}
