/** On rows and forms of what came with the sample academy and is still there. */
import { Chip } from '@mui/material';
import { useSay } from '../words/words.ts';

export function SampleBadge() {
  const { samples } = useSay();
  return <Chip size="small" color="warning" label={samples.badge} />;
}
