import { describe, expect, test } from 'vitest'
import { eventComments, methodComments } from './comments.ts'
import { contractModel, nameEnums } from './contract-model.ts'
import { caseName, constantName, fieldName, memberName, typeName } from './names.ts'
import { readContract } from './sources.ts'

describe('names', () => {
  test.each([
    [
      'GetDeviceInfoAndSystemInfo',
      'GetDeviceInfoAndSystemInfo',
      'getDeviceInfoAndSystemInfo',
      'GET_DEVICE_INFO_AND_SYSTEM_INFO',
    ],
    ['workWX', 'WorkWX', 'workWX', 'WORK_WX'],
    ['moreShare', 'MoreShare', 'moreShare', 'MORE_SHARE'],
    ['not-yet', 'NotYet', 'notYet', 'NOT_YET'],
    ['invalid_args', 'InvalidArgs', 'invalidArgs', 'INVALID_ARGS'],
    ['wx', 'Wx', 'wx', 'WX'],
  ])('of %s follow the cases of the languages', (name, type, member, constant) => {
    expect([typeName(name), memberName(name), constantName(name)]).toEqual([type, member, constant])
  })

  test('of the empty text is "empty"', () => {
    expect([constantName(''), caseName('')]).toEqual(['EMPTY', 'empty'])
  })

  test.each(['default', 'object', 'self', 'Type', 'a-b', ''])('of a field cannot be %o', (name) => {
    expect(() => fieldName(name)).toThrow('rename it in the contract')
  })

  test('of enumerations are shared by methods with the same options, and are unique', () => {
    const of = (owner: string, field: string, ...options: string[]) => ({ owner, field, options })
    const names = (...owned: Parameters<typeof nameEnums>[0]) =>
      nameEnums(owned).map((it) => it.name)
    expect(names(of('a', 'kind', 'x'), of('b', 'kind', 'x'))).toEqual(['Kind'])
    expect(names(of('a', 'kind', 'x'), of('b', 'kind', 'y'))).toEqual(['AKind', 'BKind'])
    const two = [
      of('a', 'kind', 'x'),
      of('b', 'kind', 'x'),
      of('a', 'kind', 'y'),
      of('b', 'kind', 'y'),
    ]
    expect(() => nameEnums(two)).toThrow('two enumerations have the name Kind')
  })
})

describe('comments', () => {
  test('are read from the lines right above, without comment marks', () => {
    const source = `/** Of nothing. */\nconst a = 1\n\n/**\n * Two\n * lines.\n */\nexport const ping = method({\n`
    expect(methodComments({ page: source })).toEqual([
      { name: 'ping', text: 'Two lines.', group: 'page' },
    ])
    expect(eventComments('  /** Seen. */\n  resume: noData,\n')[0]?.text).toBe('Seen.')
  })

  test('are required for every method and event, and for nothing else', () => {
    const model = readContract()
    const methods = model.methods.map(({ name, about, group }) => ({ name, text: about, group }))
    const events = model.events.map(({ name, about }) => ({ name, text: about, group: '' }))
    expect(contractModel({ methods, events }).methods.length).toBe(methods.length)
    expect(() => contractModel({ methods: methods.slice(1), events })).toThrow(
      'no comment above the method isLoggedIn',
    )
    expect(() => contractModel({ methods, events: events.slice(1) })).toThrow('event resume')
    const extra = { name: 'getWeather', text: 'Rain.', group: 'page' }
    expect(() => contractModel({ methods: [...methods, extra], events })).toThrow(
      'not in the contract: the method getWeather',
    )
  })
})
