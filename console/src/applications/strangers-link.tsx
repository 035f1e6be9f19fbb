/** A link of a stranger stands there whole, leads out only over https, and tells nobody where it was clicked. */
import { Box, Link as Anchor, Typography } from '@mui/material';
import { LongText } from '../layout/long-text.tsx';
import { useSay } from '../words/words.ts';

export function StrangersLink({ href }: { href: string }) {
  const { applications } = useSay();
  if (!/^https:\/\//i.test(href)) return <LongText text={href} />;
  return (
    <Box>
      <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow" sx={{ wordBreak: 'break-all' }}>
        <bdi dir="ltr">{href}</bdi>
      </Anchor>
      <Typography variant="body2" color="text.secondary">
        {applications.stranger}
      </Typography>
    </Box>
  );
}
