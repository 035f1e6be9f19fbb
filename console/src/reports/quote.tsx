/** A text of somebody else's, as text: in the direction of its own letters, line by line. */
import { Box, Typography } from '@mui/material';

export const Quote = ({ label, text }: { label: string; text: string }) => (
  <Box
    component="figure"
    sx={{
      m: 0,
      borderInlineStart: '4px solid',
      borderColor: 'warning.main',
      paddingInlineStart: 1.5,
      minWidth: 0,
    }}
  >
    <Typography component="figcaption" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography
      component="blockquote"
      dir="auto"
      sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {text}
    </Typography>
  </Box>
);
