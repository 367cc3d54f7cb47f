import { describe, expect, test } from 'vitest'
import { readEndpoint, readS3Address } from './s3-address.ts'

test.each([
  ['s3://packs', { bucket: 'packs', prefix: '' }],
  ['s3://packs/', { bucket: 'packs', prefix: '' }],
  ['s3://fund.h5-packs/h5/production/', { bucket: 'fund.h5-packs', prefix: 'h5/production' }],
])('%s is a place in a store', (text, address) => {
  expect(readS3Address(text)).toEqual(address)
})

describe('refuses without repeating it', () => {
  test.each([
    'packs/h5',
    's3://',
    's3://P',
    's3://packs//h5',
    's3://packs/../h5',
    's3://packs/h5?x=1',
    's3://AKIAKEY:secret@packs/h5',
    'https://packs.example.com/h5',
  ])('%s as a place', (text) => {
    expect(() => readS3Address(text)).toThrow(/^--to names no place. Give s3:\/\/BUCKET/)
    expect(() => readS3Address(text)).not.toThrow(/secret/)
  })

  test.each([
    's3.example.com',
    'ftp://s3.example.com',
    'https://key:secret@s3.example.com',
    'https://s3.example.com/bucket',
    'https://s3.example.com/?key=secret',
  ])('%s as an endpoint', (text) => {
    expect(() => readEndpoint(text)).toThrow(/^--endpoint is no address/)
    expect(() => readEndpoint(text)).not.toThrow(/secret/)
  })
})

test('an endpoint may end with a slash', () => {
  expect(readEndpoint('https://s3.example.com/')).toBe('https://s3.example.com')
})
