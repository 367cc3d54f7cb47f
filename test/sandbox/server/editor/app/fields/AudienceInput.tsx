import * as v from 'valibot'
import { HOSTS } from '#domain/page/block.ts'
import { optionLabel } from '#test/sandbox/server/editor/app/option-labels.ts'
import { AUDIENCE_SWITCHES } from '#test/sandbox/server/editor/app/words.ts'

const record = v.record(v.string(), v.unknown())

interface Props {
  readonly value: unknown
  readonly onChange: (value: object | null) => void
  /** Says whether it may ask for a container, as blocks do. */
  readonly hasHosts?: boolean
}

/** The conditions on viewers of a block or page: every chosen one must hold; none: everybody. */
export function AudienceInput({ value, onChange, hasHosts = true }: Props) {
  const who = v.is(record, value) ? value : {}
  const set = (name: string, to: unknown) => {
    const { [name]: _old, ...rest } = who
    const next = to === undefined ? rest : { ...rest, [name]: to }
    onChange(Object.keys(next).length === 0 ? null : next)
  }
  const hosts = v.is(v.array(v.string()), who['hosts']) ? who['hosts'] : []
  const holds = v.is(v.array(v.string()), who['holds']) ? who['holds'] : []
  return (
    <div className="ed-audience">
      {AUDIENCE_SWITCHES.map(([name, label, [yes, no]]) => (
        <label key={name}>
          {label}
          <select
            className="ed-input"
            value={v.is(v.boolean(), who[name]) ? String(who[name]) : ''}
            onChange={({ target }) =>
              set(name, target.value === '' ? undefined : target.value === 'true')
            }
          >
            <option value="">不限</option>
            <option value="true">{yes}</option>
            <option value="false">{no}</option>
          </select>
        </label>
      ))}
      <label>
        风险等级至少
        <select
          className="ed-input"
          value={v.is(v.number(), who['classMin']) ? who['classMin'] : ''}
          onChange={({ target }) =>
            set('classMin', target.value === '' ? undefined : Number(target.value))
          }
        >
          <option value="">不限</option>
          {[1, 2, 3, 4, 5].map((level) => (
            <option key={level} value={level}>{`C${level}`}</option>
          ))}
        </select>
      </label>
      <label>
        持有其中任一基金
        <input
          className="ed-input"
          placeholder="基金代码，用空格隔开"
          defaultValue={holds.join(' ')}
          onBlur={({ target }) => {
            const codes = target.value.split(/\s+/).filter((code) => code !== '')
            set('holds', codes.length === 0 ? undefined : codes)
          }}
        />
      </label>
      {hasHosts ? (
        <fieldset>
          <legend>打开的地方</legend>
          {HOSTS.map((host) => (
            <label key={host}>
              <input
                type="checkbox"
                checked={hosts.includes(host)}
                onChange={({ target }) => {
                  const next = HOSTS.filter((it) =>
                    it === host ? target.checked : hosts.includes(it),
                  )
                  set('hosts', next.length === 0 ? undefined : next)
                }}
              />
              {optionLabel(host)}
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
