import { describe, expect, it } from 'vitest'
import { cardTail, groupCard, maskCard, maskName, maskNationalId, maskPhone } from './masking.ts'

describe('masking', () => {
  it.each([
    ['13800000001', '138****0001'],
    ['1380000000', ''],
    ['', ''],
  ])('masks the phone %s as "%s"', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked)
  })

  it.each([
    ['测试员', '测*员'],
    ['欧阳测试', '欧**试'],
    ['测试', '测*试'],
    ['测', '测'],
    ['', ''],
    ['𠮷测𠮷', '𠮷*𠮷'],
  ])('masks the name %s as "%s"', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })

  it.each([
    ['11010519491231002X', '110***********002X'],
    ['1101051949123100', ''],
  ])('masks the national id %s as "%s"', (id, masked) => {
    expect(maskNationalId(id)).toBe(masked)
  })

  it.each([
    ['6222000000000000123', '6222 0000 0000 0000 123'],
    ['6222 0000 0000 0000', '6222 0000 0000 0000'],
    ['12', '12'],
    ['', ''],
  ])('groups the card %s in fours', (card, grouped) => {
    expect(groupCard(card)).toBe(grouped)
  })

  it('shows only the tail of a masked card', () => {
    expect(cardTail('6222 0000 0000 0123')).toBe('0123')
    expect(cardTail('123')).toBe('')
    expect(maskCard('6222000000000123')).toBe('**** **** **** 0123')
    expect(maskCard('6222000')).toBe('')
  })
})
