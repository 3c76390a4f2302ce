import { useState, useSyncExternalStore } from 'react';
import { KINDS, OPTIONS } from './questions.ts';

/** One value for each question, and nothing else. */
class FlatStore {
  readonly #values = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  value(id: string): string {
    return this.#values.get(id) ?? '';
  }

  set(id: string, value: string): void {
    this.#values.set(id, value);
    for (const listener of this.#listeners) listener();
  }
}

/**
 * The floor that a form in React can reach: a flat store, one subscription for each question, bare elements, no styles,
 * no rules, nothing stored.
 */
export function PlainForm({ count }: { count: number }) {
  const [store] = useState(() => new FlatStore());
  return (
    <form>
      {Array.from({ length: count }, (_, at) => (
        <PlainField key={`q${at}`} store={store} at={at} />
      ))}
    </form>
  );
}

function PlainField({ store, at }: { store: FlatStore; at: number }) {
  const id = `q${at}`;
  const value = useSyncExternalStore(store.subscribe, () => store.value(id));
  const given = { id, value, onChange: ({ target }: { target: { value: string } }) => store.set(id, target.value) };
  const kind = KINDS[at % KINDS.length];
  return (
    <div style={{ contentVisibility: 'auto' }}>
      <label htmlFor={id}>Question {at}</label>
      {kind === 'text' && <input type="text" {...given} />}
      {kind === 'textarea' && <textarea {...given} />}
      {kind === 'boolean' && <Choices name={id} labels={['Yes', 'No']} type="radio" />}
      {kind === 'select' && (
        <select {...given}>
          {OPTIONS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {kind === 'checklist' && <Choices name={id} labels={OPTIONS} type="checkbox" />}
    </div>
  );
}

function Choices({ name, labels, type }: { name: string; labels: readonly string[]; type: string }) {
  return labels.map((label) => (
    <label key={label}>
      <input type={type} name={name} /> {label}
    </label>
  ));
}
