import { fromBase64, type Plan, type Schooled, toBase64 } from '@taproom/bots/training';
import { no, ok, type Result } from '@taproom/engine';

/** Where a training stands. As text it survives whatever ends the process. */
export interface Checkpoint {
  readonly plan: Plan;
  /** Steps done. */
  readonly step: number;
  readonly schooled: readonly Schooled[];
}

const packed = (list: Float32Array): string => toBase64(new Uint8Array(list.buffer, list.byteOffset, list.byteLength));
const unpacked = (text: string): Float32Array => new Float32Array(fromBase64(text).buffer as ArrayBuffer);

export function formatCheckpoint({ plan, step, schooled }: Checkpoint): string {
  const nets = schooled.map(({ weights, memory }) => ({
    weights: packed(weights),
    first: packed(memory.first),
    second: packed(memory.second),
    steps: memory.steps,
  }));
  return `${JSON.stringify({ plan, step, nets })}\n`;
}

/** The checkpoint in a text, when it belongs to this plan. */
export function readCheckpoint(text: string, plan: Plan): Result<Checkpoint, string> {
  try {
    const saved = JSON.parse(text) as {
      plan: Plan;
      step: number;
      nets: { weights: string; first: string; second: string; steps: number }[];
    };
    if (JSON.stringify(saved.plan) !== JSON.stringify(plan))
      return no('it belongs to a training with another plan; name another file, or remove it');
    const schooled = saved.nets.map(({ weights, first, second, steps }) => ({
      weights: unpacked(weights),
      memory: { first: unpacked(first), second: unpacked(second), steps },
    }));
    return ok({ plan, step: saved.step, schooled });
  } catch {
    return no('it is not a checkpoint of a training');
  }
}
